import { useState } from 'react';
import { $flow } from '../../stores/flow.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { SavedView } from './SavedView.tsx';

/**
 * Step 3: the phone, then «Demande enregistrée», then the optional details. Where the request existed before
 * the step (it came from the card), the details are asked for straight away; who comes back finds the choice again.
 */
export function StepContact() {
  const { registered, fromCard } = $flow.get();
  const returning = fromCard ? 'details' : 'saved';
  const [view, setView] = useState<'phone' | 'saved' | 'optional' | 'details'>(
    registered ? returning : 'phone',
  );
  if (view === 'phone') return <PhoneForm onSaved={() => setView('saved')} />;
  if (view === 'saved') return <SavedView onMore={() => setView('optional')} />;
  return <DetailsForm optional={view === 'optional'} onCancel={() => setView('saved')} />;
}

import { useEffect, useRef, useState } from 'react';
import { $flow, keepTyped } from '../../stores/flow.ts';

/**
 * The plate as it is typed, on the card and in step 1: shown again from the draft, and kept in it.
 *
 * @returns `plate` for the field, `plaque` as it is shown, `setPlaque` for a field that was set by code, and `keep` for
 * what is typed
 */
export function useTypedPlate() {
  const plate = useRef<HTMLInputElement>(null);
  const [plaque, setPlaque] = useState('');
  useEffect(() => {
    const { plaque: saved, sent } = $flow.get();
    if (!plate.current || plate.current.value || !saved || sent) return;
    plate.current.value = saved;
    setPlaque(saved);
  }, []);

  const keep = (value: string): void => {
    if (value === plaque) return;
    setPlaque(value);
    keepTyped({ plaque: value });
  };
  return { plate, plaque, setPlaque, keep };
}

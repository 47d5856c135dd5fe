import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { texts } from '../../client/texts.ts';
import { vitrageIdOf } from '../../domain/vitrage.ts';
import { $dates } from '../../stores/dates.ts';
import { $asksPhone } from '../../stores/details.ts';
import { $kept, $request, $typed, go } from '../../stores/flow.ts';
import { type Screen, STEP_OF } from '../../stores/transitions.ts';
import { smallCar } from '../shared/CarPicture.tsx';
import { PlusMark } from './marks.tsx';
import { PlateShown } from './PlateShown.tsx';

const recap = texts.etape4.recap;

type SlipScreen = 'phone' | 'saved' | 'completing' | 'details' | 'recap';

export const hasSlip = (screen: Screen): screen is SlipScreen => STEP_OF[screen] > 2 && screen !== 'sent';

const Line = ({ name, kind, children }: { name: string; kind?: string; children: ReactNode }) => (
  <div className={kind ? `slip-line leader ${kind}` : 'slip-line leader'}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const missing = (text: string) => <span className="slip-missing">{text}</span>;

export function GlassLine({ vitrage }: { vitrage: string }) {
  const glass = vitrageIdOf(vitrage);
  return (
    <Line name={texts.bon.vitrage} kind="slip-glass">
      {glass && <img src={smallCar(glass)} width="360" height="188" alt="" />}
      <span>{vitrage}</span>
    </Line>
  );
}

export function PhoneLine({ phone, changes }: { phone: string; changes: boolean }) {
  const asked = useStore($asksPhone);
  return (
    <Line name={texts.bon.rappel} kind="slip-phone">
      {phone.trim() || missing(texts.bon.numero)}
      {changes && !asked && (
        <button className="link-button" type="button" onClick={() => $asksPhone.set(true)}>
          {texts.etape3.changer} <span className="visually-hidden">{texts.etape3.changerQuoi}</span>
        </button>
      )}
    </Line>
  );
}

export function SlipTitle({ stamp = texts.bon.enregistree }: { stamp?: string | undefined }) {
  const request = useStore($request);
  return (
    <p className="slip-title">
      {texts.bon.titre}
      {request && <span className="slip-stamp">{stamp}</span>}
    </p>
  );
}

const Blanks = () =>
  [recap.name, recap.address].map((name) => (
    <button key={name} className="slip-line slip-blank" type="button" onClick={() => go('saved', 'more')}>
      <span>{name}</span> {missing(texts.bon.completer)}
      <PlusMark />
    </button>
  ));

/** Summary of the request: the typed values or, on the screens `saved` and `recap`, those in `$kept`. */
export function Slip({ screen }: { screen: SlipScreen }) {
  const confirmed = screen === 'saved' || screen === 'recap';
  const { plaque, vitrage, phone, name, address } = useStore(confirmed ? $kept : $typed);
  const { shortCall } = useStore($dates);
  const isRecap = screen === 'recap';
  const blank = missing(isRecap ? texts.etape4.nonRenseigne : texts.bon.completer);

  return (
    <section
      className={screen === 'phone' ? 'slip slip-folds' : 'slip'}
      data-screen={screen}
      aria-label={texts.bon.titre}
    >
      <SlipTitle stamp={isRecap ? texts.bon.aConfirmer : undefined} />
      <dl className="slip-lines">
        {isRecap && (
          <Line name={recap.plaque}>
            <PlateShown>{plaque}</PlateShown>
          </Line>
        )}
        <GlassLine vitrage={vitrage} />
        <PhoneLine phone={phone} changes={screen === 'completing' || screen === 'details'} />
        <Line name={texts.bon.delai}>{shortCall}</Line>
        <Line name={texts.bon.devis}>{texts.bon.gratuit}</Line>
        {screen !== 'phone' && screen !== 'saved' && (
          <>
            <Line name={recap.name}>{name.trim() || blank}</Line>
            <Line name={recap.address}>{address.trim() || blank}</Line>
          </>
        )}
      </dl>
      {screen === 'saved' && <Blanks />}
    </section>
  );
}

import '../../styles/atoms/button.css';
import { useState } from 'react';
import { fill, company, texts } from '../../client/texts.ts';

/** Shares the link to the driver's page. If sharing or copying fails, shows the URL. @param lien path of that page */
export function KeepLink({ lien }: { lien: string }) {
  const words = texts.envoyee.garder;
  const url = new URL(lien, location.origin).href;
  const [copied, setCopied] = useState<boolean>();
  const title = fill(words.message, { marque: company.brand });
  const refuse = () => setCopied(false);
  const share = () =>
    void navigator.share({ title, url }).catch(({ name }) => {
      if (name !== 'AbortError') refuse();
    });
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true), refuse);

  return (
    <div className="slip sent-keep stack">
      <p className="slip-title">{words.page}</p>
      <p>{words.aide}</p>
      <div className="cluster">
        <a className="button button-outlined" href={url}>
          {words.ouvrir}
        </a>
        {'share' in navigator && (
          <button className="button button-outlined" type="button" onClick={share}>
            {words.partager}
          </button>
        )}
        <a className="button button-outlined" href={`sms:?&body=${encodeURIComponent(`${title} ${url}`)}`}>
          {words.sms}
        </a>
        {'clipboard' in navigator && (
          <button className="button button-outlined" type="button" aria-live="polite" onClick={copy}>
            {copied ? words.copie : words.copier}
          </button>
        )}
      </div>
      {copied === false && (
        <label role="status">
          {words.refus}
          <input
            className="field-input"
            readOnly
            value={url}
            ref={(field) => field?.select()}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </div>
  );
}

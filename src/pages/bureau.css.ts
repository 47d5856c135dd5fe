import nextSteps from '../islands/shared/NextSteps.css?inline';
import button from '../styles/atoms/button.css?inline';
import disc from '../styles/atoms/disc.css?inline';
import fields from '../styles/atoms/field.css?inline';
import link from '../styles/atoms/link.css?inline';
import placeholder from '../styles/atoms/placeholder.css?inline';
import plate from '../styles/atoms/plate.css?inline';
import slip from '../styles/atoms/slip.css?inline';
import desk from '../styles/desk.css?inline';
import base from '../styles/elements.css?inline';
import face from '../styles/face.css?inline';
import grounds from '../styles/grounds.css?inline';
import layout from '../styles/layout.css?inline';
import rows from '../styles/rows.css?inline';
import text from '../styles/text.css?inline';
import formTokens from '../styles/tokens-form.css?inline';
import tokens from '../styles/tokens.css?inline';

/** Style sheet of the pages that the Netlify function renders: back office, driver's page, form errors. */
export const GET = (): Response =>
  new Response(
    [
      face,
      tokens,
      formTokens,
      grounds,
      base,
      layout,
      rows,
      button,
      disc,
      plate,
      slip,
      fields,
      placeholder,
      link,
      text,
      nextSteps,
      desk,
    ].join(''),
    {
      headers: { 'Content-Type': 'text/css; charset=utf-8' },
    },
  );

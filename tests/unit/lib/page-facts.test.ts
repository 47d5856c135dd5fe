import { expect, test } from 'vitest';
import { MODEL_PRICES, pageFacts } from '../../../src/lib/publish/page-facts.ts';

test('the price range of the car models includes prices that are written as placeholders', () => {
  const values = ['{prix-bas}', '320 €', '{prix-haut}'];
  const lignes = values.map((valeur) => ({ titre: 'Citadine', valeur }));
  const sections = [{ modele: 'echelle', titre: 'Prix', unite: '€', repliee: false, lignes }] as const;
  const facts = pageFacts({ sections, faits: { 'prix-haut': '450 €' } }, { 'prix-bas': '300 €' });
  expect(facts[MODEL_PRICES]).toBe('300 à 450 €');
});

import { label, list } from '../../schemas/fields.ts';
import { model } from '../model.ts';

export const schema = model(
  'marques',
  { title: 'Marques de véhicules' },
  { marques: list(label.meta({ title: 'Marque' }), 6, 60).meta({ title: 'Marques' }) },
);

import { keysOf } from '../lib/keys-of.ts';

/** Maps icon names in the editor to icon names in lib/icons/lucide/icons.json. */
export const ICONS = {
  horloge: 'clock',
  telephone: 'phone',
  message: 'message-circle',
  bouclier: 'shield-check',
  euro: 'euro',
  calendrier: 'calendar-check',
  maison: 'house',
  camion: 'truck',
  voiture: 'car',
  goutte: 'droplet',
  document: 'file-text',
  camera: 'camera',
  coche: 'check',
  carte: 'map-pin',
  flotte: 'car-front',
  soleil: 'sun',
  alerte: 'triangle-alert',
  'leve-vitre': 'arrow-up-down',
  eclair: 'zap',
} as const;

export type IconName = keyof typeof ICONS;

export const ICON_NAMES = keysOf(ICONS);

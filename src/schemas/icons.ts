/** Icons an editor may name, and the file of the set (lucide, kept in lib/icons/lucide) behind each. */
export const ICONS = {
  horloge: 'clock',
  telephone: 'phone',
  message: 'message-circle',
  bouclier: 'shield-check',
  euro: 'euro',
  calendrier: 'calendar-check',
  maison: 'house',
  bureau: 'building-2',
  camion: 'truck',
  voiture: 'car',
  outil: 'wrench',
  goutte: 'droplet',
  loupe: 'search',
  document: 'file-text',
  camera: 'camera',
  etoile: 'star',
  coche: 'check',
  carte: 'map-pin',
  flotte: 'car-front',
  soleil: 'sun',
  neige: 'snowflake',
  alerte: 'triangle-alert',
  viseur: 'crosshair',
  poignee: 'handshake',
  'leve-vitre': 'arrow-up-down',
  recyclage: 'recycle',
  courriel: 'mail',
  equipe: 'users',
  diplome: 'award',
  thermometre: 'thermometer',
  parking: 'circle-parking',
  regle: 'ruler',
  eclair: 'zap',
  rideau: 'blinds',
  cle: 'key-round',
  info: 'info',
} as const;

/** French name of an icon. */
export type IconName = keyof typeof ICONS;

/** The names, as a list that a schema can check against. */
export const ICON_NAMES = Object.keys(ICONS) as [IconName, ...IconName[]];

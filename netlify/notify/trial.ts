import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { toBodies } from './body.ts';
import type { ChannelName, Message } from './channel.ts';

const { phrases, sujets } = wording;

/** A message that is about no request: it shows that a channel reaches somebody. @param now ms since the epoch */
export const trialMessage = (canal: ChannelName, now: number): Message => ({
  id: `essai-${canal}-${now}`,
  subject: fill(sujets.essai, { canal }),
  ...toBodies([{ notices: [phrases.essai], lines: [] }]),
  event: { type: 'test', timestamp: new Date(now).toISOString(), data: { channel: canal } },
});

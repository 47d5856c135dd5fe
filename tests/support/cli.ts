import { main } from '../../netlify/cli/main.ts';

/** Output and exit code of a command. */
export interface Ran {
  code: number;
  out: string;
  err: string;
  /** Questions that it asked. */
  questions: string[];
}

/** Runs a command line in this process and answers its questions. */
export async function demandesAnswering(answer: boolean, ...args: string[]): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '', questions: [] };
  ran.code = await main(args, {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    confirm: async (question) => {
      ran.questions.push(question);
      return answer;
    },
  });
  return ran;
}

/** Runs a command line and answers yes. */
export const demandes = (...args: string[]): Promise<Ran> => demandesAnswering(true, ...args);

import { main } from '../../netlify/cli/main.ts';

/** What a command wrote and how it ended. */
export interface Ran {
  code: number;
  out: string;
  err: string;
  /** What it asked. */
  questions: string[];
}

/** Runs a command line in this process; to a question it is answered as given. */
export async function demandesAnswering(answer: boolean, ...args: string[]): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '', questions: [] };
  ran.code = await main(args, {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    isTerminal: false,
    confirm: async (question) => {
      ran.questions.push(question);
      return answer;
    },
  });
  return ran;
}

/** Runs a command line that is answered yes. */
export const demandes = (...args: string[]): Promise<Ran> => demandesAnswering(true, ...args);

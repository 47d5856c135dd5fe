import { main } from '../../netlify/cli/demandes.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
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

export const demandes = (...args: string[]): Promise<Ran> => demandesAnswering(true, ...args);

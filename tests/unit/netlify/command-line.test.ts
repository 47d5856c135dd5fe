import { expect, test } from 'vitest';
import { readCommandLine } from '../../../netlify/cli/command-line.ts';

test('reads a command with what it takes', () => {
  expect(readCommandLine(['list', '--json'])).toEqual({ command: 'list', json: true });
  expect(readCommandLine(['relance', '--at', '2026-11-25T08:00'])).toEqual({
    command: 'relance',
    at: Date.parse('2026-11-25T08:00:00+01:00'),
  });
  expect(readCommandLine(['show', 'ABC234'])).toEqual({ command: 'show', id: 'ABC234' });
  expect(readCommandLine(['erase', '--phone', '06 39 98 00 01'])).toEqual({
    command: 'erase',
    phone: '06 39 98 00 01',
  });
});

test.each([[[]], [['--help']], [['list', '-h']]])('takes %j for a call for help', (args) => {
  expect(readCommandLine(args)).toBeUndefined();
});

test.each([
  [['--json'], '--json'],
  [['list', '--nope'], '--nope'],
  [['frobnicate'], 'frobnicate'],
  [['constructor'], 'constructor'],
  [['show'], 'l’identifiant'],
  [['show', 'ABC234', 'ABC235'], 'ABC235'],
  [['list', 'ABC234'], 'ABC234'],
  [['erase', 'ABC234', '--phone', '06 39 98 00 01'], 'ABC234'],
  [['erase', '--phone', ' '], '--phone'],
  [['erase', '--phone', '06 39 98 00 01', '--at', '7'], '--at'],
  [['export', '--json'], '--json'],
  [['link', '--phone', '06 39 98 00 01'], '--phone'],
  [['relance', '--at', 'demain'], 'demain'],
])('refuses %j and names what is wrong', (args, named) => {
  expect(() => readCommandLine(args)).toThrow(named);
});

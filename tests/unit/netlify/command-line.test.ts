import { expect, it } from 'vitest';
import { readCommandLine } from '../../../netlify/cli/command-line.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const nothing = { 'dry-run': false, yes: false, json: false, since: 0, phone: '', id: '' };

it('reads a command with what it takes', () => {
  const since = Date.parse('2026-11-01T10:00:00Z');
  expect(readCommandLine(['list', '--json', '--since', '2026-11-01T10:00:00Z'], NOW)).toEqual({
    ...nothing,
    command: 'list',
    json: true,
    since,
  });
  expect(readCommandLine(['show', 'ABC234'], NOW)).toEqual({ ...nothing, command: 'show', id: 'ABC234' });
  expect(readCommandLine(['erase', '--phone', '06 39 98 00 01'], NOW)).toEqual({
    ...nothing,
    command: 'erase',
    phone: '06 39 98 00 01',
  });
});

it.each([[[]], [['--help']], [['list', '-h']]])('takes %j for a call for help', (args) => {
  expect(readCommandLine(args, NOW)).toBeUndefined();
});

it.each([
  [['--json'], 'la commande'],
  [['frobnicate'], 'frobnicate'],
  [['constructor'], 'constructor'],
  [['show'], 'l’identifiant'],
  [['show', 'ABC234', 'ABC235'], 'ABC235'],
  [['list', 'ABC234'], 'ABC234'],
  [['erase', 'ABC234', '--phone', '06 39 98 00 01'], 'ABC234'],
  [['erase', '--phone', ' '], '--phone'],
  [['erase', '--phone', '06 39 98 00 01', '--since', '7j'], '--since'],
  [['handled', 'ABC234', '--since', '7j'], '--since'],
  [['export', '--json'], '--json'],
  [['notifications', '--phone', '06 39 98 00 01'], '--phone'],
  [['list', '--since', '7'], 'Date illisible : 7.'],
])('refuses %j and names what is wrong', (args, named) => {
  expect(() => readCommandLine(args, NOW)).toThrow(named);
});

import { expect, test } from 'vitest';
import { cellsOf } from './pasted-cells.ts';

test.each([
  ['a column', '12\n13\n', [['12'], ['13']]],
  [
    'rows of tabs',
    'Walls\tm²\t9.50\r\nDoors\teach\t80',
    [
      ['Walls', 'm²', '9.50'],
      ['Doors', 'each', '80'],
    ],
  ],
  ['rows of semicolons', 'Wände;m²;9,50', [['Wände', 'm²', '9,50']]],
  ['semicolons inside cells where tabs part them', 'a; b\t1', [['a; b', '1']]],
  ['a quoted cell with separator, break and mark', '"a;b\nc ""d""";1', [['a;b\nc "d"', '1']]],
  ['an inch mark within a cell', 'Board 2" thick\t9', [['Board 2" thick', '9']]],
  [
    'rows of commas with quotation marks around one',
    'Item,Qty,Price\n"Doors, oak",2,80.50',
    [
      ['Item', 'Qty', 'Price'],
      ['Doors, oak', '2', '80.50'],
    ],
  ],
  ['one amount with a comma', '12,50\n13,00', [['12,50'], ['13,00']]],
  ['an empty cell in between', '12\n\n13', [['12'], [''], ['13']]],
  ['nothing', '\n', []],
])('%s is read as its cells', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

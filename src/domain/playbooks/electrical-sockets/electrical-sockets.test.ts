import { describe, expect, it } from 'vitest';
import { draft, extrasOf, figures, read } from '../../estimate/testing.ts';

describe('sockets worked out by hand', () => {
  it('chases three doubles, one of them with USB, into brick and moves a switch', () => {
    const job = {
      sockets: { double: 3, usb: 1 },
      'switch.move': 'one',
      'wall.type': 'solid',
      'cable.route': 'hidden',
      board: 'modern',
      'make.good': 'customer',
    };
    // Four points: three sockets and the switch. USB is one of the three.
    expect(figures(draft('electrical-sockets', {}, job))).toEqual([
      'fit_socket 3 × 6000',
      'switch 1 × 6500',
      'chase 4 × 3500',
      'socket_material 3 × 900',
      'usb_material 1 × 1600',
      'cable 4 × 1200',
      'test 1 × 6500',
    ]);
  });

  it('runs trunking on the surface, fills nothing, and adds an RCD to an old fuse box', () => {
    const job = { sockets: { double: 2 }, 'cable.route': 'surface', board: 'old', 'make.good': 'electrician' };
    expect(figures(draft('electrical-sockets', {}, job))).toEqual([
      'fit_socket 2 × 6000',
      'trunking 2 × 1800',
      'socket_material 2 × 900',
      'cable 2 × 1200',
      'rcd 1 × 9500',
      'test 1 × 6500',
    ]);
  });

  it('brings five replacements to the minimum, and tests old wiring first', () => {
    const job = { sockets: { replace: 5 }, 'supply.unsafe': true };
    expect(figures(draft('electrical-sockets', {}, job))).toEqual([
      'swap 5 × 2200',
      'socket_material 5 × 900',
      'test 1 × 6500',
      'damp_check 1 × 8500',
    ]);
  });

  it('offers USB for the sockets without, and a report on the whole installation', () => {
    const result = draft('electrical-sockets', {}, { sockets: { double: 3, usb: 1 } });
    expect(extrasOf(result)).toEqual(['usb: usb_upgrade 2 × 1600', 'report: report 1 × 18000']);
  });
});

describe('requests for sockets', () => {
  it('reads the work under the wrong trade’s name', () => {
    const { sections, job, asked } = read(
      'electrical-sockets',
      'Need a plumber to put in three more double plug points in the spare room, one with usb, and move a light switch',
    );
    expect(sections).toEqual([['Bedroom', 'place bedroom']]);
    expect(job).toEqual(['sockets double=3+usb=1', 'switch.move one']);
    expect(asked).not.toContain('sockets');
    expect(asked).not.toContain('switch.move');
    expect(asked.length).toBeLessThanOrEqual(8);
  });

  it('asks of wall, cable, floor, fuse box and who makes good, with photos and the hazards', () => {
    const { asked } = read('electrical-sockets', 'I would like two more plug sockets in the home office');
    expect(asked).toEqual(
      expect.arrayContaining([
        'photos',
        'wall.type',
        'cable.route',
        'floor.type',
        'board',
        'make.good',
        'supply.unsafe',
      ]),
    );
  });

  it('reads German', () => {
    const { job } = read(
      'electrical-sockets',
      'Zwei zusätzliche Steckdosen im Arbeitszimmer, die Wand ist Gipskarton, unter Putz bitte',
      'de-DE',
    );
    expect(job).toEqual(['sockets double=2', 'wall.type board', 'cable.route hidden']);
  });
});

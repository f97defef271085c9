import { describe, expect, it } from 'vitest';
import { draft, figures, read, rule } from '#tests/support/estimates.ts';

describe('washing worked out by hand', () => {
  it('takes the provider’s hourly rate by its pace', () => {
    const hourly = rule({ unit: 'hourly', strategy: 'hourly', rateMinor: 3500 });
    // 42 m² × 0.0714 h
    expect(
      figures(
        draft('pressure-washing', { 'surface.area': 42 }, { dirt: 'green', material: 'concrete' }, { rules: [hourly] }),
      ),
    ).toContain('wash 3 × 3500');
  });
});

describe('requests for washing', () => {
  it('a wall and a patio are two surfaces, each with its size', () => {
    const { sections } = read(
      'pressure-washing',
      'Boa tarde, o muro da frente e o chão do pátio estão cheios de verdete, cada vez que chove é um perigo. O pátio é em pedra e o muro pintado de branco. Fazem isto num dia?',
      'pt-PT',
    );
    expect(sections).toHaveLength(2);
  });
});

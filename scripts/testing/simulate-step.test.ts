import { describe, expect, test } from 'vitest';
import { countLives, simulateStep } from './simulate-step.ts';

describe('the simulated practice in a whole run', () => {
  test('a life that found something fails, the other counts as passed', () => {
    const ended = [
      { code: 0, output: '0 found\n' },
      { code: 1, output: '  FOUND contradiction\n' },
    ];

    const outcome = countLives(ended);

    expect(outcome).toMatchObject({ passed: 1, failed: 1 });
    expect(outcome.output).toContain('FOUND contradiction');
  });

  test('uses all cores by itself, so that it takes as long as it takes', () => {
    const step = simulateStep(() => 5);

    expect(step).toMatchObject({ name: 'simulated practice', cores: 'all' });
  });
});

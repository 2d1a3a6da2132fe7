import { AgencyRepository } from '@overture/core/prompts/agency/ports/agency-repository';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OvertureProcess } from '../testing/overture-process.ts';

let overture: OvertureProcess;
beforeAll(async () => {
  overture = await OvertureProcess.create();
});
afterAll(() => overture.remove());

describe('overture agency calendar', () => {
  const calendar = async (...args: readonly string[]) =>
    overture.runHere(['agency', 'calendar', '--domain', 'DT-Sales', '--json', ...args]);

  it("changes a domain's time zone and holidays, each without the other", async () => {
    expect(JSON.parse((await calendar()).stdout)).toEqual({ timeZone: 'UTC', holidays: [] });
    await calendar('--time-zone', 'Europe/Berlin');
    await calendar('--holidays', '2027-01-01, 2026-12-25');
    const both = { timeZone: 'Europe/Berlin', holidays: ['2026-12-25', '2027-01-01'] };
    expect(JSON.parse((await calendar()).stdout)).toEqual(both);
    expect(await calendar('--time-zone', 'Mars/Olympus')).toMatchObject({ code: 2 });
    expect(await calendar('--holidays', '2026-02-30')).toMatchObject({ code: 2 });
    expect(JSON.parse((await calendar()).stdout)).toEqual(both);
    expect(JSON.parse((await calendar('--holidays', '')).stdout)).toEqual({ ...both, holidays: [] });
  });
});

describe('overture agency import-proof', () => {
  const stored = async () => {
    let proof: unknown;
    await overture.withCore(async (core) => {
      ({ proof } = await core.get(AgencyRepository).find('dt-sales'));
    });
    return proof;
  };
  const args = ['agency', 'import-proof', '-', '--domain', 'DT-Sales'];

  it('saves every row it can, names the others by line, and can be repeated', async () => {
    const list =
      'Service;Industry;Text;URL;May be named;Owner\r\nWeb design;Hotels;"Direct bookings\nrose by 31 %.";https://agency.example/hotel;Yes;Kim\r\n' +
      ';;;;;Lee\r\nSEO;;Twice the visits.;javascript:alert(1);;\r\nSEO;;A reply in a day.;;maybe;\r\n;Banks;Audited in four weeks.;;;\r\n';
    const planned = await overture.runHere([...args, '--dry-run'], list);
    expect(planned).toMatchObject({ code: 3, stderr: expect.stringContaining('Nothing was changed.') });
    expect(await stored()).toEqual([]);

    for (let time = 0; time < 2; time += 1) {
      const done = await overture.runHere(args, list);
      expect(done).toMatchObject({ code: 3, stderr: expect.stringContaining('2 saved, 3 not done.') });
      expect(done.stderr).toContain('Unknown columns are ignored: owner.');
      expect(done.stdout.trimEnd().split('\n')).toEqual([
        'line 4\ttext: Please enter the text.',
        'line 5\turl: Must be an http or https address.',
        'line 6\tThe column may be named holds yes or no.',
      ]);
      expect(await stored()).toEqual([
        {
          service: 'Web design',
          industry: 'Hotels',
          text: 'Direct bookings\nrose by 31 %.',
          url: 'https://agency.example/hotel',
          mayBeNamed: true,
        },
        { service: '', industry: 'Banks', text: 'Audited in four weeks.', url: '', mayBeNamed: false },
      ]);
    }
  });

  it('changes nothing for a file that cannot be read to its end, or that has no texts', async () => {
    const before = await stored();
    expect(await overture.runHere(args, 'text\nA new one.\n"open\n')).toMatchObject({ code: 2 });
    expect(await overture.runHere(args, 'service\nSEO\n')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The CSV has no column "text"'),
    });
    expect(await stored()).toEqual(before);
  });
});

describe('overture agency second-reader', () => {
  const secondReader = (...args: readonly string[]) =>
    overture.runHere(['agency', 'second-reader', '--domain', 'DT-Sales', ...args]);

  it('is off, and switched on and off for one domain', async () => {
    expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: false });
    expect((await secondReader('--set', 'on')).stdout).toMatch(/second reader:\s+on/i);
    expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: true });
    const other = await overture.runHere(['agency', 'second-reader', '--domain', 'DT-PM', '--json']);
    expect(JSON.parse(other.stdout)).toEqual({ secondReader: false });
    expect(await secondReader('--set', 'maybe')).toMatchObject({ code: 2 });
    await secondReader('--set', 'off');
    expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: false });
  });
});

import { describe, expect, it } from 'vitest';
import { departmentKeys, summaryDepartmentKeys } from '../../platform/contract/departments.ts';
import { starterContent } from './starter-content.ts';

describe('the starter content', () => {
  it.each(departmentKeys)('gives %s at least one template', (department) => {
    expect(starterContent.templates.filter((template) => template.department === department)).not.toEqual([]);
  });

  it('gives every summary group exactly one prompt', () => {
    expect(starterContent.summaryPrompts.map((prompt) => prompt.group).toSorted()).toEqual(
      [...summaryDepartmentKeys].toSorted(),
    );
  });

  it('asks for no gap other than the one that the rules of every sequence allow', () => {
    for (const { title, prompt } of starterContent.templates) {
      expect(prompt, title).not.toMatch(/brackets/i);
      for (const [gap] of prompt.matchAll(/\[[^\]]*\]/g)) expect(gap, title).toMatch(/^\[fill: .+\]$/);
    }
  });

  it('keeps titles and services apart, as people choose by them', () => {
    const titles = starterContent.templates.map((template) => template.title);
    const services = starterContent.services.map((service) => service.value);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(services).size).toBe(services.length);
  });

  it.each(starterContent.templates.map((template) => [template.title, template.prompt] as const))(
    '"%s" works as it is: a number of emails, their length, a call to action, and nothing to fill in',
    (_title, prompt) => {
      expect(prompt).toMatch(/^Write a sequence of (three|four|five) /);
      expect(prompt).toMatch(/Each email under \d+ words/);
      expect(prompt).toContain('\nCall to action: ');
      expect(prompt).not.toMatch(/\{\{|\$\{|<[a-z]|TODO|\[[A-Z]/);
    },
  );

  it.each(starterContent.templates.map((template) => [template.title, template.prompt] as const))(
    '"%s" describes each email it asks for',
    (_title, prompt) => {
      const count = { three: 3, four: 4, five: 5 }[/^Write a sequence of (three|four|five)/.exec(prompt)?.[1] ?? ''];
      expect(prompt.match(/^\d\. /gm)).toHaveLength(count ?? 0);
    },
  );
});

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { buildConfig } from '@overture/ui/testing';
import { beforeEach, expect, it } from 'vitest';
import { useSandbox } from './remembered-sandbox.ts';

beforeEach(() => {
  document.cookie = 'overture-sandbox=; path=/; max-age=0';
});

it('takes nothing for sample data before it is known', () => {
  expect(renderHook(() => useSandbox(undefined)).result.current).toBe(false);
});

it.each([true, false])('gives the answer of the last visit, %s, until the configuration is there', (sandbox) => {
  renderHook(() => useSandbox(buildConfig({ sandbox })));
  expect(renderHook(() => useSandbox(undefined)).result.current).toBe(sandbox);
});

it('believes the configuration rather than the last visit', () => {
  renderHook(() => useSandbox(buildConfig({ sandbox: true })));
  expect(renderHook(() => useSandbox(buildConfig({ sandbox: false }))).result.current).toBe(false);
});

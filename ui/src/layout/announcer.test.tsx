// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Banner } from '../components/banner.tsx';
import { DataTable } from '../components/data-table.tsx';
import { KeyValueCard } from '../components/key-value-card.tsx';
import { ErrorState } from '../components/notice.tsx';
import { Pagination } from '../components/pagination.tsx';
import { ProgressSteps } from '../components/progress-steps.tsx';
import { Spinner } from '../components/spinner.tsx';
import { toast } from '../components/toast.tsx';
import { announcedText, liveRegions } from '../testing/live-regions.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { announce } from './announcer.ts';
import { ErrorScreen } from './error-screen.tsx';

const nothing = () => undefined;

it('has one live region, whatever is on the screen', async () => {
  renderInApp(
    <>
      <Banner tone="error">Refused.</Banner>
      <ErrorState title="It could not be loaded" />
      <Spinner label="Loading..." />
      <ProgressSteps label="Fetch" steps={[{ label: 'Reading', state: 'processing' }]} />
      <Pagination page={1} limit={10} total={30} onPage={nothing} />
      <DataTable label="People" columns={[]} rows={undefined} rowKey={String} />
      <KeyValueCard title="Profile" items={[]} loading />
      <ErrorScreen text="Sorry." errorId="1" details="" onTryAgain={nothing} onGoHome={nothing} onReload={nothing} />
    </>,
  );
  act(() => {
    toast.error('Broken');
    toast.success('Saved');
  });
  await screen.findByText('Saved');
  expect(liveRegions()).toHaveLength(1);
  // What is not said by the end of a test is said with the first words of the next.
  await waitFor(() => expect(announcedText()).toContain('Saved'));
});

it('says all that happens at once', async () => {
  renderInApp(<p>A page</p>);
  announce('Refused.');
  announce('Email saved');
  await waitFor(() => expect(announcedText()).toBe('Refused.\nEmail saved'));
});

it('says a toast like everything else', async () => {
  renderInApp(<p>A page</p>);
  act(() => toast.info('Email saved'));
  await waitFor(() => expect(announcedText()).toBe('Email saved'));
});

it('says what changes, once', async () => {
  const Turning = () => {
    const [page, setPage] = useState(1);
    return (
      <>
        <Banner tone="info">A quiet remark.</Banner>
        <Pagination page={page} limit={10} total={30} onPage={setPage} />
      </>
    );
  };
  renderInApp(<Turning />);
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(announcedText()).toBe('Showing 11 to 20 of 30 entries'));
});

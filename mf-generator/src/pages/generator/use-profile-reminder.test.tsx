// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { sessionKeys } from '@overture/ui';
import { renderInApp, signedIn } from '@overture/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfileDialog } from './parts/profile-dialog.tsx';
import { useProfileReminder } from './use-profile-reminder.ts';

const log: string[] = [];

function Page() {
  const { due, dismiss } = useProfileReminder();
  return (
    <ProfileDialog
      opened={due}
      onLater={dismiss}
      onGoToProfile={() => {
        log.push('profile');
        dismiss();
      }}
    />
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Profile Completion Required' });

describe("'Profile Completion Required'", () => {
  beforeEach(() => {
    log.length = 0;
    signedIn('admin');
  });

  it('asks once', () => {
    renderInApp(<Page />);
    expect(dialog()).not.toBeNull();
    expect(localStorage.getItem(sessionKeys.profileDialogShown)).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: "I'll Do It Later" }));
    renderInApp(<Page />);
    expect(dialog()).toBeNull();
  });

  it('leads to the profile', () => {
    renderInApp(<Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Go to Profile' }));
    expect(log).toEqual(['profile']);
  });

  it('is not shown to users with a profile', () => {
    const names = {
      firstName: 'Ada',
      lastName: 'L',
      email: '',
      company: '',
      city: '',
      signAs: '',
      state: '',
      country: '',
      about: '',
      meetingLink: '',
      language: 'en',
    };
    localStorage.setItem(sessionKeys.userProfile, JSON.stringify(names));
    renderInApp(<Page />);
    expect(dialog()).toBeNull();
  });
});

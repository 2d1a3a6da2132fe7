// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { sessionKeys } from '@overture/ui';
import { renderInApp, signedIn } from '@overture/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProfileReminder } from './profile-reminder.tsx';

const dialog = () => screen.queryByRole('dialog', { name: 'Profile Completion Required' });

describe("'Profile Completion Required'", () => {
  beforeEach(() => {
    signedIn('admin');
  });

  it('asks once', () => {
    renderInApp(<ProfileReminder isFree />);
    expect(dialog()).not.toBeNull();
    expect(localStorage.getItem(sessionKeys.profileDialogShown)).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: "I'll Do It Later" }));
    renderInApp(<ProfileReminder isFree />);
    expect(dialog()).toBeNull();
  });

  it('leads to the profile', () => {
    const app = renderInApp(<ProfileReminder isFree />);
    fireEvent.click(screen.getByRole('button', { name: 'Go to Profile' }));
    expect(app.location()).toBe('/profile-settings');
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
    renderInApp(<ProfileReminder isFree />);
    expect(dialog()).toBeNull();
  });
});

import { ErrorScreen } from '@overture/ui';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { RemoteError } from './remote-error.ts';

export interface AreaBoundaryProps {
  /** The name of the area in the details. */
  readonly area: string;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
  readonly id: string;
}

interface AreaBoundaryState {
  readonly failure: Failure | undefined;
}

const crashText = 'Something Went Wrong, Please Try After Some Time';

/** Catches an error of its children and shows the error screen in their place; the rest of the page keeps working. */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { failure: { error, id: crypto.randomUUID().slice(0, 8) } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`Error ${this.state.failure?.id ?? ''} in ${this.props.area}`, error, info.componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error, id } = failure;
    return (
      <ErrorScreen
        text={
          error instanceof RemoteError
            ? `${error.message} Everything else keeps working, and nothing you saved is lost.`
            : crashText
        }
        errorId={id}
        details={detailsOf(this.props.area, error)}
        onTryAgain={this.props.onTryAgain}
        onGoHome={() => window.location.assign('/')}
        onReload={() => window.location.reload()}
      />
    );
  }
}

function detailsOf(area: string, error: unknown): string {
  const lines = [`Page: ${area}`, `Time: ${new Date().toISOString()}`];
  let current = error;
  while (current instanceof Error && lines.length < 8) {
    lines.push(`${current.name}: ${current.message}`);
    current = current.cause;
  }
  if (typeof current === 'string') lines.push(current);
  return lines.join('\n');
}

import type { RemoteName } from '../src/remote/page-table.ts';

/** Stands in for the shell's federated remote source in the single-bundle build; see `rspackConfig`. */
export async function loadRemoteEntry(name: RemoteName): Promise<unknown> {
  switch (name) {
    case 'generator':
      return import('overture-remote/generator');
    case 'admin':
      return import('overture-remote/admin');
    case 'history':
      return import('overture-remote/history');
  }
}

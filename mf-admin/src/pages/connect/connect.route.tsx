import { useQuery, useSession } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { connectQuery, useConnectVendor, useMakeSuperadmin, useReadContact } from './connect.queries.ts';
import { ConnectView } from './connect.view.tsx';

export function ConnectRoute() {
  const state = useQuery(connectQuery);
  const session = useSession();
  return (
    <ConnectView
      state={state.data}
      load={useListLoad(state, 'Failed to load what is connected')}
      account={session?.username ?? ''}
      superadmin={useMakeSuperadmin()}
      hubspot={useConnectVendor('Hubspot')}
      openai={useConnectVendor('Openai')}
      contact={useReadContact()}
    />
  );
}

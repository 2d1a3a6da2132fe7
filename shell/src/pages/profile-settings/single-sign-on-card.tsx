import { oidcConnect } from '@overture/core/contract';
import {
  AppButton,
  callApi,
  Card,
  errorText,
  FormActions,
  IconKey,
  LoadingLines,
  toast,
  useMutation,
  useQuery,
  useRetry,
} from '@overture/ui';
import { oidcQuery } from './single-sign-on.queries.ts';

/** Connects the user's account of the company's own sign-in. */
export function SingleSignOnCard() {
  const oidc = useQuery(oidcQuery);
  const load = useRetry(oidc, 'This could not be loaded');
  const connect = useMutation({
    mutationFn: () => callApi(oidcConnect, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(errorText(error)),
  });
  const connected = oidc.data?.connected === true;
  return (
    <Card title="Single sign-on" icon={<IconKey size={18} />}>
      {oidc.data === undefined ? (
        <LoadingLines load={load} lines={1} />
      ) : (
        <FormActions
          note={
            connected
              ? 'Connected. Your company’s sign-in opens this account; another one can take its place.'
              : 'Not connected. Connect it, and your company’s sign-in opens this account.'
          }
        >
          <AppButton busy={connect.isPending || connect.isSuccess} onClick={() => connect.mutate()}>
            {connected ? 'Connect another account' : 'Connect single sign-on'}
          </AppButton>
        </FormActions>
      )}
    </Card>
  );
}

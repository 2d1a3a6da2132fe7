import type { Reply, SandboxRequest } from '../server/reply.ts';
import { consentPage, decide } from './consent.ts';
import { drive, googleError, tokeninfo, userinfo } from './google-api.ts';
import type { GoogleState } from './google-state.ts';
import { gsiClient } from './gsi-client.ts';

/** Google's sign-in script, its consent page, and the endpoints that an application's server calls. */
export function handleGoogle(request: SandboxRequest, google: GoogleState): Reply {
  switch (`${request.method} ${request.path}`) {
    case 'GET /google/gsi/client':
      return gsiClient();
    case 'GET /google/consent':
      return consentPage(request, google);
    case 'POST /google/consent':
      return decide(request, google);
    case 'GET /google/tokeninfo':
    case 'POST /google/tokeninfo':
      return tokeninfo(request, google);
    case 'GET /google/userinfo':
    case 'OPTIONS /google/userinfo':
      return userinfo(request, google);
    default:
      return /^\/google\/(upload\/)?drive\//.test(request.path)
        ? drive(request, google)
        : googleError(404, 'Not Found', 'notFound');
  }
}

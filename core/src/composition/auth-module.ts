import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import { GoogleIdentity } from '../auth/ports/google-identity.ts';
import { PasswordHasher } from '../auth/ports/password-hasher.ts';
import { RevokedTokenRepository } from '../auth/ports/revoked-token-repository.ts';
import { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import { TokenSigner } from '../auth/ports/token-signer.ts';
import { AuthenticateToken } from '../auth/use-cases/authenticate-token.ts';
import { ChangePassword } from '../auth/use-cases/change-password.ts';
import { SignIn } from '../auth/use-cases/sign-in.ts';
import { SignInWithGoogle } from '../auth/use-cases/sign-in-with-google.ts';
import { SignOut } from '../auth/use-cases/sign-out.ts';
import { TokenIssuer } from '../auth/use-cases/token-issuer.ts';
import { SecretBox } from '../credentials/ports/secret-box.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';
import { UserRepository } from '../users/ports/user-repository.ts';
import type { Settings } from './settings.ts';

/** Binds signing in and out. */
export function authModule(settings: Settings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(TokenIssuer)
      .toResolvedValue(
        (signer, clock, ids) => new TokenIssuer({ signer, clock, ids, tokenTtlMs: settings.tokenTtlMs }),
        [TokenSigner, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(SignIn)
      .toResolvedValue(
        (users, hasher, throttle, tokens, audit, clock) =>
          new SignIn({ users, hasher, throttle, tokens, audit, clock }),
        [UserRepository, PasswordHasher, SignInThrottle, TokenIssuer, AuditTrail, Clock],
      )
      .inSingletonScope();
    bind(SignInWithGoogle)
      .toResolvedValue(
        (google, access, secretBox, users, throttle, tokens, audit, clock, ids) =>
          new SignInWithGoogle({
            google,
            access,
            secretBox,
            users,
            throttle,
            tokens,
            audit,
            clock,
            ids,
            agencyEmailDomain: settings.agencyEmailDomain,
          }),
        [
          GoogleIdentity,
          GoogleAccessRepository,
          SecretBox,
          UserRepository,
          SignInThrottle,
          TokenIssuer,
          AuditTrail,
          Clock,
          IdGenerator,
        ],
      )
      .inSingletonScope();
    bind(SignOut)
      .toResolvedValue(
        (revokedTokens, audit) => new SignOut({ revokedTokens, audit }),
        [RevokedTokenRepository, AuditTrail],
      )
      .inSingletonScope();
    bind(AuthenticateToken)
      .toResolvedValue(
        (signer, users, revokedTokens, clock) => new AuthenticateToken({ signer, users, revokedTokens, clock }),
        [TokenSigner, UserRepository, RevokedTokenRepository, Clock],
      )
      .inSingletonScope();
    bind(ChangePassword)
      .toResolvedValue(
        (users, hasher, throttle, tokens, audit, clock) =>
          new ChangePassword({ users, hasher, throttle, tokens, audit, clock }),
        [UserRepository, PasswordHasher, SignInThrottle, TokenIssuer, AuditTrail, Clock],
      )
      .inSingletonScope();
  });
}

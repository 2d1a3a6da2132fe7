-- Which single sign-on account signs in as a user; one account as one user.
ALTER TABLE users ADD COLUMN oidc_subject TEXT AS (doc ->> '$.oidcSubject');
CREATE UNIQUE INDEX users_oidc_subject ON users (oidc_subject) WHERE oidc_subject IS NOT NULL;

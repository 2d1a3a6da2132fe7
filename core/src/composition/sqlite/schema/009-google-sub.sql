-- Which Google account signs in as a user; one account as one user.
ALTER TABLE users ADD COLUMN google_sub TEXT AS (doc ->> '$.googleSub');
CREATE UNIQUE INDEX users_google_sub ON users (google_sub) WHERE google_sub IS NOT NULL;

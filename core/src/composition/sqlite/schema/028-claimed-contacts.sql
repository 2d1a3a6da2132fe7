-- A contact is reserved by one hand-over at a time; and the hand-overs of a contact in all domains are found.
ALTER TABLE hand_overs ADD COLUMN claimed_contact TEXT GENERATED ALWAYS AS (doc ->> 'claimedContact') VIRTUAL;
CREATE UNIQUE INDEX hand_overs_claimed ON hand_overs (claimed_contact) WHERE claimed_contact IS NOT NULL;
CREATE INDEX hand_overs_of_hubspot_id ON hand_overs (hubspot_id);

-- Which property of the CRM feeds which field of a contact, one row a domain.
CREATE TABLE crm_fields (
  department TEXT PRIMARY KEY NOT NULL,
  mapping TEXT NOT NULL
) WITHOUT ROWID;

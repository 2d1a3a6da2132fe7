-- Rows of a run name their contact as the CRM does.
ALTER TABLE run_rows ADD COLUMN contact_name TEXT;
ALTER TABLE run_rows ADD COLUMN company TEXT;

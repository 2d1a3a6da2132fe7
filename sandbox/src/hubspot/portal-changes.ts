import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Properties } from '../crm-data/model.ts';
import { openPortalFile } from './portal-file.ts';

const propertySchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  fieldType: z.string(),
  groupName: z.string(),
  createdAt: z.string(),
});
export type CreatedProperty = z.infer<typeof propertySchema>;

const enrollmentSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  sequenceId: z.string(),
  enrolledBy: z.string(),
  enrolledByEmail: z.string(),
  toEmail: z.string(),
  enrolledAt: z.string(),
  /** When somebody took the contact out; null while nobody has. */
  endedAt: z.string().nullable().default(null),
});
export type Enrollment = z.infer<typeof enrollmentSchema>;

const rowSchema = z.object({ kind: z.enum(['property', 'values', 'enrollment']), id: z.string(), doc: z.string() });
const valuesSchema = z.record(z.string(), z.string().nullable());

const firstEnrollmentId = 9_100_000_001;

/** What clients changed in the portal besides creating objects. With a data directory it survives a restart. */
export class PortalChanges {
  readonly properties = new Map<string, CreatedProperty>();
  /** Oldest first. */
  readonly enrollments: Enrollment[] = [];
  readonly #values = new Map<string, Properties>();
  readonly #db: DatabaseSync | null;

  constructor(dataDir?: string) {
    this.#db = dataDir === undefined ? null : openPortalFile(dataDir);
    for (const found of this.#db?.prepare('SELECT kind, id, doc FROM change ORDER BY kind, id').all() ?? []) {
      const { kind, id, doc } = rowSchema.parse(found);
      const json: unknown = JSON.parse(doc);
      if (kind === 'property') this.properties.set(id, propertySchema.parse(json));
      else if (kind === 'values') this.#values.set(id, valuesSchema.parse(json));
      else this.enrollments.push(enrollmentSchema.parse(json));
    }
  }

  createProperty(property: CreatedProperty): void {
    this.properties.set(property.name, property);
    this.#save('property', property.name, property);
  }

  /** The values of a contact that a client set. Properties that clients created are null until they are set. */
  valuesOf(contactId: string): Properties {
    const unset = Object.fromEntries([...this.properties.keys()].map((name) => [name, null]));
    return { ...unset, ...this.#values.get(contactId) };
  }

  setValues(contactId: string, values: Properties): void {
    const all = { ...this.#values.get(contactId), ...values };
    this.#values.set(contactId, all);
    this.#save('values', contactId, all);
  }

  enroll(enrollment: Omit<Enrollment, 'id' | 'endedAt'>): Enrollment {
    const made = { id: String(firstEnrollmentId + this.enrollments.length), ...enrollment, endedAt: null };
    this.enrollments.push(made);
    this.#save('enrollment', made.id, made);
    this.#changeEnrolled(made.contactId, 'true', made.enrolledAt);
    return made;
  }

  unenroll(enrollment: Enrollment, endedAt: string): void {
    enrollment.endedAt = endedAt;
    this.#save('enrollment', enrollment.id, enrollment);
    this.#changeEnrolled(enrollment.contactId, 'false', endedAt);
  }

  #changeEnrolled(contactId: string, isEnrolled: 'true' | 'false', at: string): void {
    this.setValues(contactId, { hs_sequences_is_enrolled: isEnrolled, lastmodifieddate: at });
  }

  close(): void {
    this.#db?.close();
  }

  #save(kind: z.infer<typeof rowSchema>['kind'], id: string, doc: object): void {
    this.#db
      ?.prepare('INSERT INTO change (kind, id, doc) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET doc = excluded.doc')
      .run(kind, id, JSON.stringify(doc));
  }
}

import type { Sample } from '../domain/sample.ts';
import type { DepartmentNames } from '../../../platform/contract/departments.ts';
import type { PromptSampleWire } from '../contract/samples.ts';
import { presentMoment } from '../../../platform/moment.ts';

export function presentSample(sample: Sample, names: DepartmentNames): PromptSampleWire {
  const { id, createdAt, department, ...fields } = sample;
  return { _id: id, ...fields, department: names.nameOf(department), createdAt: presentMoment(createdAt) };
}

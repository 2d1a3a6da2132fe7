import type { Sample } from '../app.ts';
import type { DepartmentNames, PromptSampleWire } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

export function presentSample(sample: Sample, names: DepartmentNames): PromptSampleWire {
  const { id, createdAt, department, ...fields } = sample;
  return { _id: id, ...fields, department: names.nameOf(department), createdAt: presentMoment(createdAt) };
}

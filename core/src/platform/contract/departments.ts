import { z } from 'zod';

/**
 * The keys that the store uses; HTTP requests and answers carry the names. `PRODUCT_NAME` can therefore change the
 * `{product}` in a name without a change to any stored record.
 */
export const departmentKeys = ['product-sales', 'product-pm', 'dt-sales', 'dt-pm', 'conference-sales'] as const;
export type DepartmentKey = (typeof departmentKeys)[number];
export const departmentKeySchema = z.enum(departmentKeys);

/** The three groups that a summary prompt can belong to. */
export const summaryDepartmentKeys = ['product', 'dt', 'conference'] as const;
export type SummaryDepartmentKey = (typeof summaryDepartmentKeys)[number];
export const summaryDepartmentKeySchema = z.enum(summaryDepartmentKeys);

export interface DepartmentNames {
  /** The five names in the order of `departmentKeys`. */
  readonly departments: readonly string[];
  /** The three names in the order of `summaryDepartmentKeys`. */
  readonly summaryDepartments: readonly string[];
  nameOf(key: DepartmentKey): string;
  summaryNameOf(key: SummaryDepartmentKey): string;
  /** Undefined when no department has this name. */
  keyOf(name: string): DepartmentKey | undefined;
  summaryKeyOf(name: string): SummaryDepartmentKey | undefined;
}

export function departmentNames(productName: string): DepartmentNames {
  const names: Record<DepartmentKey, string> = {
    'product-sales': `${productName}-Sales`,
    'product-pm': `${productName}-PM`,
    'dt-sales': 'DT-Sales',
    'dt-pm': 'DT-PM',
    'conference-sales': 'Conference-Sales',
  };
  const groups: Record<SummaryDepartmentKey, string> = { product: productName, dt: 'DT', conference: 'Conference' };
  return {
    departments: departmentKeys.map((key) => names[key]),
    summaryDepartments: summaryDepartmentKeys.map((key) => groups[key]),
    nameOf: (key) => names[key],
    summaryNameOf: (key) => groups[key],
    keyOf: (name) => departmentKeys.find((key) => names[key] === name),
    summaryKeyOf: (name) => summaryDepartmentKeys.find((key) => groups[key] === name),
  };
}

/** The group whose summary prompt a department uses. */
export function summaryGroupOf(key: DepartmentKey): SummaryDepartmentKey {
  const groups: Record<DepartmentKey, SummaryDepartmentKey> = {
    'product-sales': 'product',
    'product-pm': 'product',
    'dt-sales': 'dt',
    'dt-pm': 'dt',
    'conference-sales': 'conference',
  };
  return groups[key];
}

/** The domain of this name in upper or lower case, as it is written; undefined if there is none. */
export function departmentNamed(departments: readonly string[], name: string): string | undefined {
  return departments.find((known) => known.toLowerCase() === name.trim().toLowerCase());
}

/** Says that there is no such domain, and which there are. */
export function noDepartmentText(departments: readonly string[], name: string): string {
  return `There is no domain "${name}". It is one of: ${departments.join(', ')}.`;
}

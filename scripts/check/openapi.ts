import { endpoints } from '../../api/src/endpoints.ts';
import { openApiDocument } from '../../api/src/openapi/openapi-document.ts';
import { lintOpenApi } from './lint-openapi.ts';

const problems = await lintOpenApi(openApiDocument(Object.values(endpoints), 'Overture'));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

import { CheckPdf } from '@overture/core/app';
import { checkPdf } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const checkPdfRoute = defineRoute(checkPdf, { check: CheckPdf }, ({ session, file }, { check }) =>
  check.execute({ userId: session.userId, pdf: file }),
);

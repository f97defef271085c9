import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { addOwnQuestion, changeOwnQuestion, reorderOwnQuestions } from './change-own-questions.ts';
import { addStandardLine, changeStandardLine, reorderStandardLines } from './change-standard-lines.ts';
import { deleteOwnQuestion, listOwnQuestions } from './own-question-store.ts';
import { presentOwnQuestion, presentStandardLine } from './present-own-work.ts';
import { sampleService } from './sample-service.ts';
import { deleteStandardLine, listStandardLines } from './standard-line-store.ts';
import { testPricing } from './test-pricing.ts';

export function mountOwnWork(mounting: Mounting): void {
  mountQuestions(mounting);
  mountLines(mounting);
  const { playbooks, clock } = mounting.deps;
  mount(mounting, endpoints.sampleService, ({ caller, params, locale }) =>
    sampleService(caller, params.serviceTypeId, { playbooks, locale }),
  );
  mount(mounting, endpoints.previewService, ({ caller, params, body, locale }) =>
    sampleService(caller, params.serviceTypeId, { playbooks, locale }, body),
  );
  mount(mounting, endpoints.testPricing, ({ caller, body, locale }) =>
    testPricing(caller, body, { playbooks, locale, clock }),
  );
}

function mountQuestions(mounting: Mounting): void {
  mount(mounting, endpoints.listOwnQuestions, async ({ caller, params }) => {
    await requireServiceType(caller.db, params.serviceTypeId);
    return (await listOwnQuestions(caller, params.serviceTypeId)).map(presentOwnQuestion);
  });
  mount(mounting, endpoints.createOwnQuestion, async ({ caller, params, body }) =>
    presentOwnQuestion(await addOwnQuestion(caller, params.serviceTypeId, body)),
  );
  mount(mounting, endpoints.reorderOwnQuestions, async ({ caller, params, body }) =>
    (await reorderOwnQuestions(caller, params.serviceTypeId, body.question_ids)).map(presentOwnQuestion),
  );
  mount(mounting, endpoints.updateOwnQuestion, async ({ caller, params, body }) =>
    presentOwnQuestion(await changeOwnQuestion(caller, params, body)),
  );
  mount(mounting, endpoints.deleteOwnQuestion, async ({ caller, params }) => {
    await deleteOwnQuestion(caller, params.serviceTypeId, params.id);
    return null;
  });
}

function mountLines(mounting: Mounting): void {
  const list = async (scope: ProviderScope, serviceTypeId: string) => {
    await requireServiceType(scope.db, serviceTypeId);
    return (await listStandardLines(scope, serviceTypeId)).map(presentStandardLine);
  };
  mount(mounting, endpoints.listStandardLines, ({ caller, params }) => list(caller, params.serviceTypeId));
  mount(mounting, endpoints.createStandardLine, async ({ caller, params, body }) =>
    presentStandardLine(await addStandardLine(caller, params.serviceTypeId, body)),
  );
  mount(mounting, endpoints.reorderStandardLines, async ({ caller, params, body }) =>
    (await reorderStandardLines(caller, params.serviceTypeId, body.line_ids)).map(presentStandardLine),
  );
  mount(mounting, endpoints.updateStandardLine, async ({ caller, params, body }) =>
    presentStandardLine(await changeStandardLine(caller, params, body)),
  );
  mount(mounting, endpoints.deleteStandardLine, async ({ caller, params }) => {
    await deleteStandardLine(caller, params.serviceTypeId, params.id);
    return null;
  });
}

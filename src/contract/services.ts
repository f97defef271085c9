import { z } from 'zod';
import type { FieldProblemCode } from '#domain/problem.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

export const serviceType = z
  .strictObject({ id: uuid, slug: z.string(), name: z.string(), has_playbook: z.boolean() })
  .meta({ id: 'ServiceType' });

export const serviceCategory = z
  .strictObject({
    id: uuid,
    name: z.string(),
    slug: z.string(),
    get children() {
      return z.array(serviceCategory);
    },
    service_types: z.array(serviceType),
  })
  .meta({ id: 'ServiceCategory' });

export const serviceSelection = z
  .strictObject({ id: uuid, type: z.enum(['category', 'service_type']) })
  .meta({ id: 'ServiceSelection' });

const givenSelection = z.union([
  z.object({ id: uuid, type: z.enum(['category', 'service_type']) }),
  // The older form, still accepted.
  z.object({ service_type_id: uuid }),
]);

export const listServiceCategories = endpoint({
  method: 'GET',
  path: '/provider/services/categories',
  caller: 'user',
  summary: 'The catalogue of services, as a tree',
  response: z.array(serviceCategory),
});

export const getServices = endpoint({
  method: 'GET',
  path: '/provider/services',
  caller: 'provider',
  summary: 'What the provider offers',
  response: z.array(serviceSelection),
});

export const updateServices = endpoint({
  method: 'PUT',
  path: '/provider/services',
  caller: 'provider',
  summary: 'Replace what the provider offers',
  body: z.object({
    services: z.array(givenSelection, { error: 'services_not_a_list' satisfies FieldProblemCode }).max(500),
  }),
  response: z.array(serviceSelection),
});

const profession = z
  .strictObject({
    id: uuid,
    slug: z.string(),
    name: z.string(),
    /** What one of that trade usually offers. */
    service_type_ids: z.array(uuid),
  })
  .meta({ id: 'Profession' });

export const listProfessions = endpoint({
  method: 'GET',
  path: '/professions',
  caller: 'user',
  summary: 'The trades that a provider can be of, with the services each usually offers',
  response: z.array(profession),
});

export const updateProfessions = endpoint({
  method: 'PUT',
  path: '/provider/professions',
  caller: 'provider',
  summary: 'Replace what the provider is; the services on offer stay as they are',
  body: z.object({ profession_ids: z.array(uuid).max(100) }),
  response: z.strictObject({ profession_ids: z.array(uuid) }),
});

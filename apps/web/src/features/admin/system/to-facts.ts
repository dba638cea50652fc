import type { System } from '@puente/contract';
import type { TFunction } from 'i18next';
import type { useNumbers } from '../use-numbers.ts';

type Facts = readonly (readonly [name: string, value: string])[];
type Numbers = ReturnType<typeof useNumbers>;

const hourSeconds = 3600;

/** What was measured and configured, as names and values, by the part of the tab they stand in. */
export function toFacts(
  system: System,
  t: TFunction<'admin'>,
  { toNumber, toSize }: Numbers,
): Record<'database' | 'resources' | 'services' | 'limits', Facts> {
  const { health, database, storage, memory, cpu, eventLoopDelay, versions } = system;
  const toMs = (value: number | null) =>
    value === null ? t('unknown') : t('system.ms', { ms: toNumber(value) });
  const { connections } = database;
  return {
    database: [
      [t('system.status'), t(`health.${health.database.status}`)],
      [t('system.kind'), t(`system.kinds.${database.kind}`)],
      [t('system.responseTime'), toMs(health.database.responseTime)],
      [t('system.size'), toSize(database.sizeBytes)],
      [
        t('system.connections'),
        connections ? t('system.ofMax', { open: connections.open, max: connections.max }) : t('unknown'),
      ],
      [t('system.version'), versions.database ?? t('unknown')],
      [t('system.migrations'), versions.migrations === null ? t('unknown') : toNumber(versions.migrations)],
    ],
    resources: [
      [
        t('system.free'),
        t('system.freeOf', { free: toSize(storage.freeBytes), total: toSize(storage.totalBytes) }),
      ],
      [t('system.reserve'), toSize(storage.reserveBytes)],
      [t('system.files'), toSize(storage.usedBytes)],
      [
        t('system.memory'),
        t('system.memoryOf', {
          process: toSize(memory.processBytes),
          free: toSize(memory.freeBytes),
          total: toSize(memory.totalBytes),
        }),
      ],
      [
        t('system.cpu'),
        t('system.cpuOf', {
          count: cpu.cores,
          used: cpu.used === null ? t('unknown') : `${toNumber(cpu.used * 100, 0)} %`,
          load: cpu.load === null ? t('unknown') : toNumber(cpu.load),
        }),
      ],
      [
        t('system.delay'),
        t('system.delayOf', { median: toMs(eventLoopDelay.median), max: toMs(eventLoopDelay.max) }),
      ],
      [t('system.uptime'), t('health.uptime', { hours: toNumber(system.uptimeSeconds / hourSeconds) })],
      [t('system.versions'), `Puente ${versions.puente} · Node ${versions.node}`],
    ],
    services: toServices(system, t, toNumber),
    limits: toLimits(system, t, { toNumber, toSize }),
  };
}

function tellSecondReader({ hasSecondReader }: System['reader'], t: TFunction<'admin'>): string {
  if (hasSecondReader === null) return t('system.notNeededYet');
  return t(hasSecondReader ? 'yes' : 'system.noSecondReader');
}

function toServices(
  { reader, mail, model }: System,
  t: TFunction<'admin'>,
  toNumber: Numbers['toNumber'],
): Facts {
  const toCompared = (costs: System['reader']['compared']) =>
    Object.entries(costs ?? {})
      .map(([engine, ms]) => t('system.engineTook', { engine, ms: toNumber(ms, 0) }))
      .join(' · ') || t('system.notCompared');
  return [
    [t('system.engine'), reader.engine ?? t('system.noEngine')],
    [t('system.why'), toCompared(reader.compared)],
    [t('system.textEngine'), reader.textEngine ?? t('system.noEngine')],
    [t('system.whyTexts'), toCompared(reader.textsCompared)],
    [t('system.secondReader'), tellSecondReader(reader, t)],
    [t('system.whenIdle'), t(reader.onlyWhenIdle ? 'yes' : 'noWord')],
    [t('system.mail'), t(mail.configured ? 'system.configured' : 'system.notConfigured')],
    [
      t('system.model'),
      model ? t('system.modelAt', { name: model.name, host: model.host }) : t('system.notConfigured'),
    ],
    [t('system.legalHelp'), t(model?.legalHelp ? 'yes' : 'noWord')],
  ];
}

function toLimits(
  { limits }: System,
  t: TFunction<'admin'>,
  { toNumber, toSize }: Pick<Numbers, 'toNumber' | 'toSize'>,
): Facts {
  return [
    [t('system.maxUpload'), toSize(limits.maxUploadBytes)],
    [t('system.maxPages'), toNumber(limits.maxUploadPages)],
    [
      t('system.visitor'),
      t('system.room', { count: limits.visitorDocuments, size: toSize(limits.visitorBytes) }),
    ],
    [
      t('system.account'),
      t('system.room', { count: limits.accountDocuments, size: toSize(limits.accountBytes) }),
    ],
    [t('system.saves'), toNumber(limits.savesPerMinute)],
    [t('system.session'), t('system.hours', { count: limits.sessionHours })],
    [
      t('system.adminSession'),
      t('system.adminEnds', { minutes: limits.adminIdleMinutes, hours: limits.adminHours }),
    ],
  ];
}

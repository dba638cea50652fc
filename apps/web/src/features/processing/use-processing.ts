import type { DocumentView, TargetForm } from '@puente/contract';
import { traitsOf } from '@puente/forms/traits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { isRead } from '../../lib/api/is-read.ts';
import { refreshDocument, useDocument } from '../../lib/api/use-document.ts';

const pollMs = 700;
const startRetries = 3;
const startDelayMs = 1500;

/**
 * starting: the run is asked for; stopping: it is being cancelled; following: the server works on it, or has ended it; finished and failed tell its end;
 * failed-before: it had failed when the view was opened; cancelled: somebody stopped it, here or in another tab.
 */
export type Phase =
  | 'starting'
  | 'stopping'
  | 'following'
  | 'finished'
  | 'failed'
  | 'failed-before'
  | 'cancelled';

export interface ProcessingFault {
  readonly kind: 'refused' | 'not-fetched' | 'reported' | 'no-form-data';
  readonly status?: number;
  readonly message?: string;
}

/** Starts the reading once, unless it is under way, and follows it. */
export function useProcessing(document: DocumentView, wantedForm: TargetForm | null, onStarted: () => void) {
  const client = useQueryClient();
  const { sessionId } = document;
  const mustStart = wantedForm !== null || document.status === 'uploaded';
  const [phase, setPhase] = useState<Phase>(
    mustStart ? 'starting' : document.status === 'error' && !isRead(document) ? 'failed-before' : 'following',
  );
  const [fault, setFault] = useState<ProcessingFault | null>(null);
  const started = useRef(false);

  const start = async (formType: TargetForm) => {
    setPhase('starting');
    setFault(null);
    try {
      await callEndpoint(traitsOf(formType).processing, {
        params: { sessionId },
        body: { extractionMode: 'comprehensive', focusPages: [] },
        retries: startRetries,
        delayMs: startDelayMs,
      });
    } catch (error) {
      setFault(toFailedCall('refused', error));
      return setPhase('failed');
    }
    try {
      await refreshDocument(client, sessionId);
      setPhase('following');
    } catch (error) {
      setFault(toFailedCall('not-fetched', error));
      setPhase('failed');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run starts only once per mount
  useEffect(() => {
    if (!mustStart || started.current) return;
    started.current = true;
    onStarted();
    void start(wantedForm ?? document.formType);
  }, []);

  const { data, error } = useDocument(sessionId, phase === 'following' ? pollMs : false);
  const latest = data ?? document;
  useEffect(() => {
    if (phase !== 'following' || latest.status === 'processing') return;
    if (latest.status === 'uploaded') return setPhase('cancelled');
    const found = toFault(latest);
    setFault(found);
    setPhase(found ? 'failed' : 'finished');
  }, [phase, latest]);

  /** The page then follows the server, as any other tab does: a reading that has ended meanwhile stays ended. */
  const cancel = async () => {
    setPhase('stopping');
    try {
      await callEndpoint('cancelProcessing', { params: { sessionId }, retries: 1 });
      await refreshDocument(client, sessionId);
    } finally {
      setPhase('following');
    }
  };

  return { phase, fault, document: latest, lostBy: phase === 'following' ? error : null, start, cancel };
}

function toFailedCall(kind: 'refused' | 'not-fetched', error: unknown): ProcessingFault {
  if (!(error instanceof ApiError)) return { kind };
  return { kind, status: error.status, ...(error.problem ? { message: error.problem } : {}) };
}

function toFault(document: DocumentView): ProcessingFault | null {
  if (!isRead(document))
    return { kind: 'reported', ...(document.error ? { message: document.error.message } : {}) };
  return document.formData ? null : { kind: 'no-form-data' };
}

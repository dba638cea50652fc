import type { UploadedDocument } from '@puente/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toNetwork } from '../../platform/http/to-network.ts';
import { setVisitorToken } from '../../platform/http/visitor-cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { createVisitor } from '../visitors/index.ts';
import { type Document, type Owner, toOwnerId } from './document.ts';

/** Whose upload it is: a browser's that has been here before, else its network's. */
export const toUploader = (owner: Owner | null, request: FastifyRequest): string =>
  owner ? toOwnerId(owner) : toNetwork(request.ip);

/** A browser that was not here before; its cookie goes with the answer. */
export async function createOwner(
  contextOf: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Owner> {
  const visitor = await createVisitor(contextOf(request));
  setVisitorToken(reply, visitor.token, contextOf.isSecure(request));
  return { visitorId: visitor.visitorId };
}

export const toUploadedView = (document: Document): UploadedDocument => ({
  documentId: document.id,
  sessionId: document.sessionId,
  fileName: document.fileName,
  fileSize: document.fileSizeBytes,
  status: document.status,
  uploadedAt: document.uploadedAt.toISOString(),
});

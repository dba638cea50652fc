# syntax=docker/dockerfile:1
# One image: the server and the web app it serves. See 'Containers' in docs/operations.md.

FROM node:20-bookworm-slim AS build
WORKDIR /app
# The second reader runs on the processor: files for graphics cards are not fetched.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
RUN npm run build --workspace @puente/web

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ONNXRUNTIME_NODE_INSTALL=skip
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev \
  && install -d -o node -g node -m 700 /data
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=30s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The sources run as they are (docs/decisions/002): nothing of npm's is needed to start, and signals arrive.
CMD ["node", "scripts/start.mjs"]

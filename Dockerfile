# Three images from one build: `--target http`, `--target worker` and `--target photographer`. Only the worker carries
# Chromium and fonts, only the photographer Blender besides.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
# npm ci refuses lockfiles without other platforms' optional packages; this obeys the lockfile as well.
RUN npm install --no-save --no-audit --no-fund --loglevel=error
RUN npm run build && node tools/ship/pack-production.ts /app
WORKDIR /app
RUN npm install --omit=dev --no-save --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim AS http
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 FILES_FOLDER=/files
WORKDIR /app
COPY --from=build /app /app
COPY deploy/as-node.sh deploy/as-node.sh
RUN mkdir /files && chown node:node /files && ln -s /app/dist/server/arredo.js /usr/local/bin/arredo
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so that SIGTERM reaches it; npm would keep it.
CMD ["node", "dist/server/http.js"]

FROM node:24-bookworm-slim AS worker
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium libegl-mesa0 libgl1-mesa-dri fonts-liberation fonts-noto-core \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 WORKER_PORT=4101 FILES_FOLDER=/files CHROMIUM_PATH=/usr/bin/chromium
WORKDIR /app
COPY --from=build /app /app
COPY deploy/as-node.sh deploy/as-node.sh
# A program that may be run and not read cannot be looked into by others of its user: what a drawing program is
# talked into sees neither the environment nor the memory of the worker.
RUN mkdir /files && chown node:node /files && chmod 0111 /usr/local/bin/node
USER node
EXPOSE 4101
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.WORKER_PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/worker.js"]

FROM worker AS photographer
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends blender python3-numpy \
  && rm -rf /var/lib/apt/lists/*
ENV BLENDER_PATH=/usr/bin/blender
USER node
CMD ["node", "dist/server/worker.js", "--only", "photographs"]

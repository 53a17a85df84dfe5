# One image for servers, migrations and the other commands: docs/operations.md, "Containers". No secret is needed to
# build it, and none is in it. `npm run test:image` runs these steps without Docker.

FROM node:24-slim AS packages
WORKDIR /srv/bazar
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
# No server reads the maps of sources: 109 MB, nearly all of them Next's own.
RUN find node_modules -name '*.map' -delete

FROM node:24-slim AS build
WORKDIR /srv/bazar
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# `npm run verify` checks the types before a release; the tests among them are not in here.
RUN BAZAR_BUILD_WITHOUT_TYPES=1 npm run build
# The packages of the image are those of the other stage; Next's cache is for its next build, and no server reads the maps
# of sources, 170 MB.
RUN rm -rf node_modules .next/cache && find .next .build -name '*.map' -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DRAIN_SECONDS=10 \
    MEDIA_DIR=/var/lib/bazar/media ASSETS_DIR=/var/lib/bazar/assets
# Texts in Japanese and Arabic are drawn for tickets and PDFs with the fonts of the server.
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core fonts-ipafont-gothic && rm -rf /var/lib/apt/lists/*
# The only folders that the server writes into; a volume takes their owner.
RUN install -d -o node -g node /var/lib/bazar/media /var/lib/bazar/assets
WORKDIR /srv/bazar
COPY --from=packages /srv/bazar/node_modules ./node_modules
COPY --from=build /srv/bazar ./
USER node
EXPOSE 3000
# Alive, not ready: whoever restarts what is unhealthy must not do so because the database is away.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm, which would not pass signals on.
CMD ["node", "scripts/serve.mjs"]

# Node runs the TypeScript sources themselves. It refuses to strip types below node_modules, so the workspaces must stay
# the symlinks that npm makes: everything is copied to one place and installed there, never copied out of node_modules.
FROM node:24.21.0-bookworm-slim AS web
WORKDIR /app
COPY . .
# The list of what was installed, also for the web, stays in the image. npm reports a peer of a build tool as missing.
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && npx --yes @cyclonedx/cyclonedx-npm@6.0.1 --omit dev --ignore-npm-errors --output-file sbom.cdx.json \
  && node scripts/build-web.ts

FROM node:24.21.0-bookworm-slim
# prlimit (util-linux) bounds the process that reads PDF files; it is part of this base image.
ENV NODE_ENV=production
WORKDIR /app
COPY . .
RUN npm ci --omit=dev -w api -w worker -w cli --no-audit --no-fund --loglevel=error && npm cache clean --force
COPY --from=web /app/sbom.cdx.json .
COPY --from=web /app/shell/dist shell/dist
COPY --from=web /app/mf-generator/dist mf-generator/dist
COPY --from=web /app/mf-admin/dist mf-admin/dist
COPY --from=web /app/mf-history/dist mf-history/dist
RUN mkdir .data && chown node:node .data
USER node
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning"]
# As scripts/launch/node-flags.mjs has it, which says why.
CMD ["--max-old-space-size=512", "--max-semi-space-size=16", "api/src/main.ts"]

import { expect, it } from "vitest";
import { codeSources, pageSources } from "./policy-sources.ts";

it("names the hosts a page loads from, by what it loads", () => {
  const html =
    '<img alt="a" src="https://pictures.example/a.png"/><img src="/b.png"><img src="https://pictures.example/c.png">' +
    '<iframe src="https://films.example:8080/watch?v=1"></iframe><video src="http://films.example/x.mp4"></video>' +
    '<a href="https://elsewhere.example/">src="https://text.example/"</a>';
  expect(pageSources(html)).toEqual({
    img: ["https://pictures.example"],
    frame: ["https://films.example:8080"],
    media: ["http://films.example"],
  });
});

it("allows the host of portraits that GitHub sends browsers on to", () => {
  expect(pageSources('<img src="https://github.com/someone.png"/>')).toEqual({
    img: ["https://avatars.githubusercontent.com", "https://github.com"],
  });
});

it("allows the hosts of URLs that islands are given, if asked to", () => {
  const html =
    '<quire-island src="/a.js" props="{&quot;from&quot;:&quot;https://github.com/a/b.ts&quot;}"></quire-island>' +
    '<img src="https://pictures.example/a.png"/>';
  const given = ["https://github.com", "https://raw.githubusercontent.com"];
  expect(pageSources(html, true)).toEqual({
    img: [given[0], "https://pictures.example", given[1]],
    ...{ media: given, frame: given, connect: given },
  });
  expect(pageSources(html)).toEqual({ img: ["https://pictures.example"] });
});

it("is nothing for a page that loads nothing from elsewhere", () => {
  expect(pageSources('<img src="/a.png"><a href="https://a.example/">a</a>')).toBeUndefined();
});

it("knows the hosts of pictures in several forms, of what stands before films, and of addresses without a scheme", () => {
  const html = [
    '<picture><source srcset="https://a.example/1.webp 1x, https://b.example/2.webp 2x"/>',
    '<img src="//c.example/1.png"/></picture><video src="/own.mp4" poster="https://d.example/p.png"></video>',
    '<img src="/own.png" alt="see //e.example"/><a href="https://f.example">f</a>',
  ].join("");
  expect(pageSources(html)).toEqual({
    img: ["c.example", "https://a.example", "https://b.example", "https://d.example"],
  });
});

it("names the hosts of scripts and style sheets, and of where forms are sent", () => {
  const html =
    '<link rel="canonical" href="https://own.example/"><link href="https://sheets.example/a.css" rel="stylesheet">' +
    '<link rel="stylesheet" href="/own.css"><script src="https://scripts.example/a.js" async=""></script>' +
    '<form method="post" action="https://forms.example/send"><a href="https://f.example">f</a></form>';
  expect(pageSources(html)).toEqual({
    style: ["https://sheets.example"],
    script: ["https://scripts.example"],
    form: ["https://forms.example"],
  });
  expect(pageSources('<form action="https://forms.example/send">')).toEqual({
    form: ["https://forms.example"],
  });
  const sheet =
    '<link rel="canonical" href="https://own.example/"><link rel="stylesheet" href="//sheets.example/a.css">';
  expect(pageSources(sheet)).toEqual({ style: ["sheets.example"] });
});

it("names the hosts of URLs in code, and of scripts only those, with their paths", () => {
  const code = `const api = "https://api.example:8080/v1"; import("https://cdn.example/lib@1.2/a.min.js");
    const note = 'see https://text.example'; fetch(\`https://api.example:8080/v2\`)`;
  const hosts = ["https://api.example:8080"];
  expect(codeSources([code, 'load("https://cdn.example/b.mjs")'])).toEqual({
    script: ["https://cdn.example/b.mjs", "https://cdn.example/lib@1.2/a.min.js"],
    ...{ img: hosts, media: hosts, frame: hosts, connect: hosts },
  });
});
